import { fillPlaceholders, placeholdersIn } from './placeholders.ts'

const ADDRESS = /^(https?):\/\/([^/?#@\s\\]+)(\/[^?#\s\\]*)?$/

/** Whether an address cannot be the base of requests. Settings are possible in labels of the host and in the path. */
export function addressProblem(address: string): boolean {
  const [, scheme, host = ''] = ADDRESS.exec(address) ?? []
  const filled = fillPlaceholders(address, () => 'x')
  if (!scheme || /[{}]/.test(filled) || !URL.canParse(filled)) return true
  const url = new URL(filled)
  const isOpen = scheme === 'http' && !['localhost', '127.0.0.1'].includes(url.hostname)
  const isChanged =
    url.hostname !==
    fillPlaceholders(host, () => 'x')
      .replace(/:\d+$/, '')
      .toLowerCase()
  return isOpen || isChanged || /(^|\/)\.\.?(\/|$)/.test(filled) || /:.*\{/.test(host)
}

/** Whether a setting chooses the host of an address. */
export const hostHasSetting = (address: string): boolean =>
  placeholdersIn(ADDRESS.exec(address)?.[2] ?? '').length > 0
