import { can, lineageOf, type SessionUser } from '@tributary/domain'
import { userName } from '@tributary/sdk/users'
import { DataTableSkeleton, LineageDrawer } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { accessPageText } from '../access/access.messages.ts'
import { type LoadedFacts, useEveryonesFacts, useOwnFacts } from '../access/use-access-facts.ts'
import { NotLoadedContent } from '../excel/NotLoadedContent.tsx'
import { pageHeading } from '../page/use-screen-focus.ts'
import { userAtom } from '../session/session-atoms.ts'
import { lineageText } from './lineage.messages.ts'
import { lineageHref } from './lineage-address.ts'
import { useLineageActions } from './use-lineage-actions.ts'

type ObjectLineageProps = {
  /** The key of the node of the object. */
  subject: string
  onClose: () => void
}

/** The lineage of one object in a drawer above any page. Users without administration see the way to themselves. */
export function ObjectLineage(props: ObjectLineageProps) {
  const viewer = useAtomValue(userAtom)
  if (!viewer) return null
  const View = can(viewer, 'users.manage') ? ForEveryone : ForOneself
  return <View viewer={viewer} {...props} />
}

type ViewProps = ObjectLineageProps & { viewer: SessionUser }

const ForEveryone = (props: ViewProps) => <Drawer {...props} loaded={useEveryonesFacts()} />
const ForOneself = (props: ViewProps) => <Drawer {...props} loaded={useOwnFacts()} />

function Drawer({ subject, onClose, viewer, loaded }: ViewProps & { loaded: LoadedFacts }) {
  const facts = loaded.state === 'ready' ? loaded.facts : null
  const lineage = useMemo(() => facts && lineageOf(facts), [facts])
  return (
    <LineageDrawer
      label={lineageText.title}
      subject={subject}
      lineage={lineage}
      waiting={
        loaded.state !== 'ready' && (
          <NotLoadedContent
            load={loaded}
            things={accessPageText.accessRights}
            skeleton={<DataTableSkeleton label={lineageText.loading} />}
          />
        )
      }
      pictureHrefOf={(selected) => lineageHref({ selected })}
      origin={{ organisation: loaded.organisation?.companyName ?? '', by: userName(viewer) }}
      returnFocus={pageHeading}
      onClose={onClose}
      {...useLineageActions(loaded, viewer)}
    />
  )
}
