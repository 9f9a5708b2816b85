import { loadLater } from '@tributary/ui'
import { DRAWER } from '../lineage/lineage-address.ts'
import { useAddressId } from '../page/use-address-id.ts'

const Drawer = loadLater(() => import('../lineage/ObjectLineage.tsx')).part(
  ({ ObjectLineage }) => ObjectLineage,
)

/** The drawer with the lineage of one object, above the page whose address names it (LINEAGE-09). */
export function LineageAbove() {
  const { id, close } = useAddressId(DRAWER)
  return id !== null && <Drawer key={id} subject={id} onClose={close} />
}
