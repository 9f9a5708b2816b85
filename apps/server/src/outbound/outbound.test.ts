import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './address-ranges.ts'
import { outboundMessages } from './outbound.messages.ts'
import { type Address, checkTarget, refusalReason, TargetRefused } from './outbound.ts'
import { sentenceFor } from './sentence-for.ts'

const v4 = (address: string): Address => ({ address, family: 4 })
const v6 = (address: string): Address => ({ address, family: 6 })

describe('an address', () => {
  it.each([v4('8.8.8.8'), v4('1.1.1.1'), v4('172.32.0.1'), v6('2606:4700::1')])(
    'calls $address public',
    ({ address }) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    v4('127.0.0.1'),
    v4('127.9.9.9'),
    v4('0.0.0.0'),
    v4('10.1.2.3'),
    v4('172.16.0.1'),
    v4('172.31.255.255'),
    v4('192.168.1.1'),
    v4('169.254.169.254'),
    v4('100.64.0.1'),
    v4('224.0.0.1'),
    v4('255.255.255.255'),
    v4('198.18.0.1'),
    v6('::1'),
    v6('::'),
    v6('::ffff:8.8.8.8'),
    v6('::ffff:127.0.0.1'),
    v6('::ffff:7f00:1'),
    v6('::127.0.0.1'),
    v6('64:ff9b::7f00:1'),
    v6('fe80::1'),
    v6('fd00::1'),
    v6('2001:db8::1'),
    v6('2002:7f00:1::'),
    v6('ff02::1'),
  ])('does not call $address public', ({ address }) => expect(isPublicAddress(address)).toBe(false))
})

describe('a target', () => {
  const resolving = (...addresses: Address[]) => ({
    allowPrivateTargets: false,
    lookup: async () => addresses,
  })

  it('resolves to the address that was checked', async () => {
    expect(await checkTarget('files.example.com', resolving(v4('8.8.8.8'), v6('2606:4700::1')))).toEqual(
      v4('8.8.8.8'),
    )
  })

  it('is refused when one of its addresses is private', async () => {
    await expect(checkTarget('files.example.com', resolving(v4('8.8.8.8'), v4('10.0.0.1')))).rejects.toThrow(
      TargetRefused,
    )
  })

  it('is refused without an address', async () => {
    await expect(checkTarget('files.example.com', resolving())).rejects.toThrow(TargetRefused)
  })

  it.each(['127.0.0.1', 'localhost', '0x7f.1', '2130706433', '①②⑦.⓪.⓪.①', '127。0。0。1'])(
    'is refused in any spelling: %s',
    async (host) => {
      await expect(checkTarget(host, { allowPrivateTargets: false })).rejects.toThrow()
    },
  )

  it('may be private where the installation allows it', async () => {
    expect(await checkTarget('127.0.0.1', { allowPrivateTargets: true })).toEqual(v4('127.0.0.1'))
  })

  it.each([
    '169.254.169.254',
    'fe80::1',
    '224.0.0.1',
    '255.255.255.255',
    'ff02::1',
    '::ffff:169.254.169.254',
  ])('is never %s, even where private targets are allowed', async (address) => {
    await expect(checkTarget(address, { allowPrivateTargets: true })).rejects.toThrow(TargetRefused)
  })

  it.each([21, 443, 1433, 5432])('is allowed on port %i', async (port) => {
    expect(await checkTarget('db.example.com', resolving(v4('8.8.8.8')), port)).toEqual(v4('8.8.8.8'))
  })

  it.each([1, 25, 1434, 6379, 8080])('is refused on port %i before its name is resolved', async (port) => {
    const rules = {
      allowPrivateTargets: false,
      lookup: () => Promise.reject(new Error('looked up')),
    }
    await expect(checkTarget('db.example.com', rules, port)).rejects.toThrow(TargetRefused)
  })

  it('is allowed on further ports of the installation', async () => {
    const rules = { ...resolving(v4('8.8.8.8')), ports: [6432] }
    expect(await checkTarget('db.example.com', rules, 6432)).toEqual(v4('8.8.8.8'))
    expect(await checkTarget('127.0.0.1', { allowPrivateTargets: true }, 40_000)).toEqual(v4('127.0.0.1'))
  })
})

describe('the reason of a refusal', () => {
  const failureOf = (host: string, address: string, allowPrivateTargets = false) => {
    const lookup = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
    return checkTarget(host, { allowPrivateTargets, lookup }, 443).catch((error: unknown) => error)
  }

  it.each([
    ['10.1.2.3', '10.1.2.3', 'private'],
    ['192.168.1.4', '192.168.1.4', 'private'],
    ['localhost', '127.0.0.1', 'private'],
    ['db.localhost.', '127.0.0.1', 'private'],
    ['fd00::1', 'fd00::1', 'private'],
    ['db.example.com', '10.1.2.3', 'private-name'],
    ['0x7f.1', '127.0.0.1', 'private-name'],
    ['169.254.169.254', '169.254.169.254', 'other'],
    ['meta.example.com', '169.254.169.254', 'other'],
  ])('is known for %s at %s: %s', async (host, address, reason) => {
    expect(refusalReason(new Error('wrapped', { cause: await failureOf(host, address) }))).toBe(reason)
  })

  it('does not depend on the port of an address', async () => {
    const refused = await checkTarget('10.1.2.3', { allowPrivateTargets: false }, 8080).catch(
      (error: unknown) => error,
    )
    expect(refusalReason(refused)).toBe('private')
  })

  it('names no setting where private addresses are allowed', async () => {
    expect(refusalReason(await failureOf('169.254.169.254', '169.254.169.254', true))).toBe('other')
  })

  it('is in the sentence of a name only for those who operate the installation', async () => {
    const cause = await failureOf('db.example.com', '10.1.2.3')
    const failure = new Error('The connection was refused.', { cause })
    expect(sentenceFor({ role: 'OrganisationAdmin', roleLevel: 2 })(failure)).toBe(failure.message)
    expect(sentenceFor({ role: 'SuperAdmin', roleLevel: 0 })(failure)).toBe(
      `${outboundMessages.privateAddress} ${outboundMessages.allowPrivate}`,
    )
  })
})
