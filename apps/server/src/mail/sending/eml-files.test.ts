import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { emlFiles } from './eml-files.ts'
import type { OutgoingMail } from './transport.ts'

const from = { name: 'Tributary', address: 'no-reply@localhost' }
const never = new AbortController().signal
const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'tributary-mail-')), 'outbox')

const mail = (position: string, writtenAt = '2026-11-21T09:00:00.000Z'): OutgoingMail => ({
  id: `mail-${position}`,
  position,
  kind: 'welcome',
  recipient: 'nina@example.com',
  writtenAt: new Date(writtenAt),
  subject: 'Welcome',
  text: 'Hello Zoë,\nfrom\n',
  html: '<p>Hello Zoë</p>',
})

it('writes one file per mail, with names in order of creation', async () => {
  const folder = freshFolder()
  const files = emlFiles(folder, from)
  for (const one of [
    mail('10'),
    mail('9'),
    mail('2', '2026-11-21T10:00:00.000Z'),
    mail('3', '2026-11-20T23:59:59.999Z'),
  ])
    await files.send(one, never)
  expect(readdirSync(folder).sort()).toEqual([
    '20261120T235959.999Z-00000003-welcome.eml',
    '20261121T090000.000Z-00000009-welcome.eml',
    '20261121T090000.000Z-00000010-welcome.eml',
    '20261121T100000.000Z-00000002-welcome.eml',
  ])
})

it('writes mails with both parts and one message id', async () => {
  const folder = freshFolder()
  await emlFiles(folder, from).send(mail('1'), never)
  const [name = ''] = readdirSync(folder)
  const read = await PostalMime.parse(readFileSync(join(folder, name)))
  expect(read).toMatchObject({
    from,
    to: [{ name: '', address: 'nina@example.com' }],
    subject: 'Welcome',
    messageId: '<mail-1@localhost>',
    text: expect.stringContaining('Hello Zoë,\nfrom\n'),
    html: expect.stringContaining('<p>Hello Zoë</p>'),
    attachments: [],
  })
})

it('writes files only the owner can read', async () => {
  const folder = freshFolder()
  await emlFiles(folder, from).send(mail('1'), never)
  const [name = ''] = readdirSync(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

it('replaces a partial file and a mail that is sent again', async () => {
  const folder = freshFolder()
  mkdirSync(folder)
  writeFileSync(join(folder, '.20261121T090000.000Z-00000001-welcome.eml.part'), 'Subj')
  for (let time = 0; time < 2; time++) await emlFiles(folder, from).send(mail('1'), never)
  expect(readdirSync(folder)).toEqual(['20261121T090000.000Z-00000001-welcome.eml'])
})
