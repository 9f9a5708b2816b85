import type { CustomSource } from '@tributary/domain'
import { csvTime, nouns } from '@tributary/sdk/common'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Plug } from 'lucide-react'
import { useMemo, useState } from 'react'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableCsv, TableSort } from '../primitives/DataTable/table-columns.ts'
import { Link } from '../primitives/Link/Link.tsx'
import { MiddleEllipsis } from '../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import * as css from './CustomSources.css.ts'
import { customSourcesText } from './custom-sources.messages.ts'

export type SourceTableProps = {
  /** The sources to show. */
  sources: readonly CustomSource[]
  /** Returns where the name of a source leads. */
  hrefOf: (source: CustomSource) => string
  /** Returns where Connect of a source leads. */
  connectHrefOf: (source: CustomSource) => string
  /** Adds the CSV download, with the organisation in the file's name. */
  csv?: TableCsv<CustomSource> | undefined
}

const words = customSourcesMessages

/** The custom sources of an organisation, and those of the installation. */
export function SourceTable({ sources, hrefOf, connectHrefOf, csv }: SourceTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const columns = useMemo(() => columnsOf(hrefOf, connectHrefOf), [hrefOf, connectHrefOf])
  return (
    <DataTable
      label={words.label}
      nouns={nouns.source}
      empty={words.none}
      columns={columns}
      rows={sources}
      csv={csv}
      rowKey={({ id }) => id}
      searchBy={nameOf}
      sort={sort}
      onSort={setSort}
      minWidth={860}
    />
  )
}

const nameOf = ({ name }: CustomSource) => name

type Href = (source: CustomSource) => string

const columnsOf = (hrefOf: Href, connectHrefOf: Href): DataTableColumn<CustomSource>[] => [
  {
    id: 'name',
    header: customSourcesText.name,
    sortBy: nameOf,
    cell: (source) => <Name source={source} href={hrefOf(source)} />,
  },
  {
    id: 'format',
    header: customSourcesText.format,
    width: '104px',
    cell: ({ format }) => words.formats[format] ?? format,
  },
  {
    id: 'tables',
    header: customSourcesText.tables,
    width: '92px',
    cell: ({ tables }) => String(tables.length),
  },
  {
    id: 'connectors',
    header: customSourcesText.connectors,
    width: '108px',
    cell: ({ connectors }) => String(connectors),
  },
  { id: 'version', header: customSourcesText.version, width: '92px', cell: ({ version }) => String(version) },
  {
    id: 'saved',
    header: customSourcesText.saved,
    width: '22%',
    cell: (source) => <Saved source={source} />,
    csv: ({ changedAt }) => csvTime(changedAt),
  },
  {
    id: 'actions',
    header: words.connect,
    kind: 'actions',
    width: '132px',
    cell: (source) => (
      <ButtonLink
        variant="ghost"
        size="sm"
        icon={Plug}
        href={connectHrefOf(source)}
        aria-label={words.connectTo(source.name)}
      >
        {words.connect}
      </ButtonLink>
    ),
  },
]

const Name = ({ source, href }: { source: CustomSource; href: string }) => (
  <>
    <Link href={href} look="quiet" className={css.nameLink}>
      <MiddleEllipsis>{source.name}</MiddleEllipsis>
    </Link>
    {source.origin === 'installation' && <Badge>{words.ofInstallation}</Badge>}
  </>
)

/** When and by whom the current version was saved. */
function Saved({ source: { changedAt, changedBy } }: { source: CustomSource }) {
  if (!changedAt) return '—'
  return (
    <span>
      <TimeAgo date={changedAt} /> {words.by(changedBy)}
    </span>
  )
}
