import {
  type AccessMatrix,
  type AccessStructure,
  accessMatrix,
  can,
  connectorMatrix,
  type Id,
  type MatrixKind,
  matrixKinds,
} from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { AccessMatrixView, DataTableSkeleton, InlineSelect, type ReportOrigin } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { personPath, whyPath } from '../../access/access-paths.ts'
import { useEveryonesFacts } from '../../access/use-access-facts.ts'
import { useQueryString } from '../../page/use-address.ts'
import { userAtom } from '../../session/session-atoms.ts'
import { NotLoadedContent } from '../NotLoadedContent.tsx'
import { AccessPage } from './AccessPage.tsx'
import { accessText } from './access.messages.ts'
import { matrixAddress, matrixKindIn, matrixPage, personAddress } from './access-address.ts'

/** Who sees what in the whole organisation: people and areas, versions, entities, helper tables or connectors. */
export const MatrixAccessPage = () => (
  <AccessPage path={matrixPage} title={accessMessages.byMatrix} withReasons={false}>
    {(structure, origin) => <Matrix structure={structure} origin={origin} />}
  </AccessPage>
)

type MatrixProps = { structure: AccessStructure; origin: ReportOrigin }

function Matrix({ structure, origin }: MatrixProps) {
  const viewer = useAtomValue(userAtom)
  const managesPeople = can(viewer, 'users.manage')
  const wanted = matrixKindIn(useQueryString())
  const kind = wanted === 'connector' && !managesPeople ? 'area' : wanted
  return kind === 'connector' ? (
    <ConnectorMatrix origin={origin} />
  ) : (
    <StructureMatrix kind={kind} structure={structure} origin={origin} managesPeople={managesPeople} />
  )
}

type StructureMatrixProps = MatrixProps & {
  kind: Exclude<MatrixKind, 'connector'>
  managesPeople: boolean
}

function StructureMatrix({ kind, structure, origin, managesPeople }: StructureMatrixProps) {
  const matrix = useMemo(() => accessMatrix(kind, structure), [kind, structure])
  return <Drawn kind={kind} matrix={matrix} origin={origin} managesPeople={managesPeople} />
}

/** Connectors that another organisation shares have no people here. */
function ConnectorMatrix({ origin }: { origin: ReportOrigin }) {
  const loaded = useEveryonesFacts()
  const ready = loaded.state === 'ready' ? loaded : undefined
  const matrix = useMemo(() => {
    const own = new Set(ready?.connectors.filter(({ assigned }) => assigned).map(({ id }) => String(id)))
    const connectors = ready?.facts.connectors.filter(({ id }) => own.has(String(id))) ?? []
    return connectorMatrix(ready?.people ?? [], connectors)
  }, [ready?.connectors, ready?.facts.connectors, ready?.people])
  if (loaded.state !== 'ready')
    return (
      <NotLoadedContent
        load={loaded}
        things={accessText.accessRights}
        skeleton={<DataTableSkeleton label={accessText.loadingNamed(accessMessages.byMatrix)} searchable />}
      />
    )
  return <Drawn kind="connector" matrix={matrix} origin={origin} managesPeople />
}

type DrawnProps = {
  kind: MatrixKind
  matrix: AccessMatrix
  origin: ReportOrigin
  managesPeople: boolean
}

/** Only administrators may open the page of a person, and ask about others. */
function Drawn({ kind, matrix, origin, managesPeople }: DrawnProps) {
  const [, navigate] = useLocation()
  const options = matrixKinds
    .filter((one) => one !== 'connector' || managesPeople)
    .map((value) => ({ value, label: labelOf(value) }))
  const onOpen = (personId: Id, id: Id) =>
    navigate(
      managesPeople ? whyPath({ person: String(personId), target: { kind, id } }) : personAddress(personId),
    )
  return (
    <AccessMatrixView
      key={kind}
      kind={kind}
      matrix={matrix}
      origin={origin}
      personHref={managesPeople ? personPath : personAddress}
      onOpen={onOpen}
      toolbar={
        <InlineSelect
          label={accessText.show}
          value={kind}
          options={options}
          onChange={(next) => navigate(matrixAddress(next), { replace: true })}
        />
      }
    />
  )
}

const labelOf = (kind: MatrixKind): string =>
  kind === 'connector' ? accessMessages.matrix.connectors : accessMessages.kinds[kind].many
