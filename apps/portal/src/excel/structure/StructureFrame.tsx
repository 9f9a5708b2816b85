import type { BannerText } from '@tributary/sdk/excel'
import {
  AddButton,
  ButtonLink,
  EmptyState,
  ErrorList,
  PageHeader,
  SkeletonText,
  StructureGridSkeleton,
  SynchroniseNote,
} from '@tributary/ui'
import type { ReactNode } from 'react'
import { StructureOutdated } from '../../database/StructureOutdated.tsx'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { ExcelBreadcrumb } from '../ExcelBreadcrumb.tsx'
import { pagesFrom } from '../pages-from.ts'
import type { ExcelList } from '../use-excel-list.ts'

const SYNCHRONISE = '/excel/table-synchronisation'

type Ready<Row> = Extract<ExcelList<Row>, { state: 'ready' }>

type StructureFrameProps<Row> = {
  path: string
  words: { title: string; add: string; summary: (count: number, organisation: string) => string }
  list: ExcelList<Row>
  /** Why something was refused, until it is dismissed (requirement AREA-19). */
  error: BannerText | null
  onDismissError: () => void
  onAdd: () => void
  children: (list: Ready<Row>) => ReactNode
}

/** The page of areas or of sub-areas: its head, what was refused, the note, and the cards or what stands in their place. */
export function StructureFrame<Row>(props: StructureFrameProps<Row>) {
  const { path, words, list, error, onDismissError, children } = props
  useDocumentTitle(words.title, list.organisation?.companyName)
  return (
    <>
      <Head {...props} />
      {error && <ErrorList sticky {...error} onDismiss={onDismissError} />}
      {list.state !== 'without-organisation' && <SynchroniseNote href={SYNCHRONISE} />}
      <StructureOutdated organisationId={list.organisation?.id} />
      {list.state === 'without-organisation' && <EmptyState title="No organisations" />}
      {list.state === 'failed' && <LoadFailure things={words.title} {...list.failure} />}
      {list.state === 'loading' && (
        <StructureGridSkeleton key={path} label={`Loading ${words.title.toLowerCase()}`} />
      )}
      {list.state === 'ready' && children(list)}
    </>
  )
}

function Head<Row>({ path, words, list, onAdd }: StructureFrameProps<Row>) {
  const ready = list.state === 'ready'
  const loading = list.state === 'loading'
  return (
    <PageHeader
      title={words.title}
      breadcrumb={<ExcelBreadcrumb path={path} title={words.title} />}
      {...(loading && { summary: <SkeletonText width="160px" /> })}
      {...(ready && { summary: words.summary(list.rows.length, list.organisation.companyName) })}
      actions={
        <>
          {pagesFrom(path)?.map(({ label, href }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
          {(ready || loading) && (
            <AddButton disabled={loading} onClick={onAdd}>
              {words.add}
            </AddButton>
          )}
        </>
      }
    />
  )
}
