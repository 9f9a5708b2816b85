import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'

/** Increase it when the manifest changes: Office then updates the add-in. */
const MANIFEST_VERSION = '1.0.0.0'

/**
 * Returns the manifest of this installation's Excel add-in. Office requires this order of elements. There are no ribbon
 * buttons, which would need icons, so the add-in opens from "My Add-ins".
 */
export function excelManifest(origin: string): string {
  const address = escapeHtml(origin)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="TaskPaneApp">
  <Id>${addInId(origin)}</Id>
  <Version>${MANIFEST_VERSION}</Version>
  <ProviderName>Tributary</ProviderName>
  <DefaultLocale>en-GB</DefaultLocale>
  <DisplayName DefaultValue="Tributary"/>
  <Description DefaultValue="Tributary's Excel connector: what it shows is kept in your database."/>
  <SupportUrl DefaultValue="${address}/excel"/>
  <AppDomains>
    <AppDomain>${address}</AppDomain>
  </AppDomains>
  <Hosts>
    <Host Name="Workbook"/>
  </Hosts>
  <DefaultSettings>
    <SourceLocation DefaultValue="${address}/excel-connector"/>
  </DefaultSettings>
  <Permissions>Restricted</Permissions>
</OfficeApp>
`
}

const URL_NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/**
 * Returns the name-based UUID (RFC 9562, version 5) of the add-in's URL. It is the same in every download, so a newer
 * manifest updates the add-in, and differs between installations, so one Excel can have several.
 */
function addInId(origin: string): string {
  const digest = createHash('sha1').update(URL_NAMESPACE).update(`${origin}/excel-connector`).digest()
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
