import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailAddress } from '../mail-settings.ts'
import { type MailTransport, messageOf, type OutgoingMail } from './transport.ts'

/**
 * Writes every mail as a file that mail programs open. Names sort by creation time, and a file is never partial. Only
 * the owner may read the files, because they contain codes and links.
 */
export function emlFiles(folder: string, from: MailAddress): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    atOnce: 1,
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from))
      const name = fileName(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `.${name}.part`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}.part`), join(folder, name))
    },
  }
}

const fileName = ({ writtenAt, position, kind }: OutgoingMail) =>
  `${writtenAt.toISOString().replaceAll(/[-:]/g, '')}-${position.padStart(8, '0')}-${kind}.eml`
