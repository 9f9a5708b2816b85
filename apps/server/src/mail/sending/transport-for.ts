import type { MailSettings } from '../mail-settings.ts'
import { emlFiles } from './eml-files.ts'
import { smtp } from './smtp.ts'
import type { MailTransport } from './transport.ts'

/** Returns the configured transport: SMTP or files. */
export const transportFor = ({ smtp: server, from, folder }: MailSettings, publicUrl: URL): MailTransport =>
  server ? smtp(server, from, { name: publicUrl.hostname }) : emlFiles(folder, from)
