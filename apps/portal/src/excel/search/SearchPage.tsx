import { type SearchedStructure, structureSearch, structureSearchMessages } from '@tributary/sdk/excel'
import { DataTableSkeleton, PageHeader, StructureResults } from '@tributary/ui'
import { useMemo } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { useAddressSearch } from '../../page/use-search-parameter.ts'
import { ExcelBreadcrumb } from '../ExcelBreadcrumb.tsx'
import { excelText } from '../excel.messages.ts'
import { loadState } from '../load-state.ts'
import { NotLoadedContent } from '../NotLoadedContent.tsx'
import { SEARCH_PAGE, structureFormPath } from './structure-paths.ts'
import { useSearchedStructure } from './use-searched-structure.ts'

/** How many items of each kind are shown. The others are counted. */
const SHOWN = 20

/** Finds any item of the Excel structure by name. The search box is in the top bar, and its text in the address. */
export function SearchPage() {
  const organisations = useOrganisations()
  const { structure, lists } = useSearchedStructure(organisations.selected?.id)
  const loaded = loadState(organisations, structure && { structure }, ...lists)
  const { title, summary } = structureSearchMessages
  useDocumentTitle(title, loaded.organisation?.companyName)
  return (
    <>
      <PageHeader
        title={title}
        summary={summary}
        breadcrumb={<ExcelBreadcrumb path={SEARCH_PAGE} title={title} />}
      />
      {loaded.state === 'ready' ? (
        <Results structure={loaded.structure} />
      ) : (
        <NotLoadedContent
          load={loaded}
          things={excelText.excelStructure}
          skeleton={<DataTableSkeleton label={excelText.loadingNamed(excelText.excelStructure)} />}
        />
      )}
    </>
  )
}

function Results({ structure }: { structure: SearchedStructure }) {
  const { search } = useAddressSearch()
  const find = useMemo(() => structureSearch(structure), [structure])
  const found = useMemo(() => find(search, SHOWN), [find, search])
  return <StructureResults search={search} found={found} hrefOf={structureFormPath} />
}
