import type { Manifest } from '@tributary/sdk/manifests'
import type { HttpResponse, Page, Paging, SourceRecord } from '../http/http-stream.ts'
import { byNextLink, byOffset, byPageNumber, byToken, byVersion, onePage, valueAt } from '../http/paging.ts'
import { badData } from '../http/records.ts'
import { text } from '../http/values.ts'
import type { Compiling } from './compiling.ts'
import { fieldsOf, place } from './placement.ts'

type Declared = Manifest['streams'][number]['paging']

/** Where a manifest finds a value in a page. */
export type PageValue = Extract<Declared, { kind: 'token' }>['token']

type Source = { readonly response: HttpResponse; readonly records: readonly SourceRecord[] }

/** Returns a value of a page as text; undefined if it is missing. */
export function readPageValue(value: PageValue, { response, records }: Source): string | undefined {
  const found = foundIn(value, { response, records })
  if (found === null || found === undefined || found === '' || found === false) return undefined
  const written = text(found)
  return written === undefined || written === null ? undefined : String(written)
}

function foundIn(value: PageValue, { response, records }: Source): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return valueAt(response.body, fieldsOf(value))
  if ('header' in value) return response.headers[value.header.toLowerCase()]
  return valueAt(records.at(-1), fieldsOf(value.lastRecord))
}

type Stated = { total?(response: HttpResponse): number; pages?(response: HttpResponse): number }

/** Compiles how a listing is divided into pages. */
export function compilePaging(stream: string, declared: Declared, { fill, messages }: Compiling): Paging {
  function number(value: PageValue) {
    return (response: HttpResponse): number => {
      if (response.status === 204) return 0
      const written = readPageValue(value, { response, records: [] }) ?? ''
      if (!/^\d{1,15}$/.test(written)) throw badData(messages.noNumber(stream))
      return Number(written)
    }
  }

  const size = 'size' in declared && declared.size ? { size: texts(declared.size, fill) } : {}
  const stated: Stated = {
    ...('total' in declared && declared.total !== undefined && { total: number(declared.total) }),
    ...('pages' in declared && declared.pages !== undefined && { pages: number(declared.pages) }),
  }
  const { total } = stated
  const counted = total ? { total: ({ response }: Page) => total(response) } : {}

  function version(page: Page): string | undefined {
    const value = declared.kind === 'version' ? readPageValue(declared.version, page) : undefined
    // Without it, the rest of the listing would be missing.
    if (value === undefined) throw badData(messages.badPosition(stream))
    return value
  }

  if (declared.kind === 'onePage') return onePage
  if (declared.kind === 'pageNumber') return byPageNumber(declared.parameter, { ...size, ...stated })
  if (declared.kind === 'offset') return byOffset(declared.parameter, { ...size, ...stated })
  if (declared.kind === 'version') return byVersion(declared.parameter, version, size.size)
  if (declared.kind === 'nextLink')
    return {
      ...byNextLink((response) => readPageValue(declared.link, { response, records: [] })),
      ...counted,
    }
  return {
    ...byToken(
      () => undefined,
      (request) => request,
    ),
    ...counted,
    next(page) {
      const token = readPageValue(declared.token, page)
      return token === undefined ? undefined : place(page.request, declared.send, token, fill)
    },
  }
}

/** Fills parameters. One whose settings are empty is left out. */
export function texts(
  all: Readonly<Record<string, string | number | boolean>> | undefined,
  fill: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all ?? {}).flatMap(([name, value]) => {
      const written = fill(String(value))
      return written === '' && value !== '' ? [] : [[name, written]]
    }),
  )
}
