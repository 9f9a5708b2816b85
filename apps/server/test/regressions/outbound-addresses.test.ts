import { describe, expect, it } from 'vitest'
import { checkTarget, type OutboundRules, TargetRefused } from '../../src/outbound/outbound.ts'
import { connectFtp, ftpLimits } from '../../src/sync/sources/ftp/ftp-connection.ts'
import { readFtpSettings } from '../../src/sync/sources/ftp/ftp-settings.ts'

const resolvingTo = (address: string, allowPrivateTargets = false): OutboundRules => ({
  allowPrivateTargets,
  lookup: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
})

const check = (address: string, allowPrivateTargets?: boolean) =>
  checkTarget('db.example.com', resolvingTo(address, allowPrivateTargets))

describe('without private targets', () => {
  it.each([
    ['IPv4-mapped', '::ffff:8.8.8.8'],
    ['IPv4-mapped and private', '::ffff:10.0.0.1'],
    ['IPv4-translated', '::ffff:0:8.8.8.8'],
    ['IPv4-translated and private', '::ffff:0:10.0.0.1'],
    ['site-local', 'fec0::1'],
    ['segment routing', '5f00::1'],
    ['documentation', '3fff::1'],
    ['benchmarking', '2001:2::1'],
    ['not allocated', '4000::1'],
  ])('refuses an %s address (%s)', async (_, address) => {
    await expect(check(address)).rejects.toThrow(TargetRefused)
  })

  it.each(['8.8.8.8', '2606:4700::1', '2a00:1450:4001::1'])(
    'allows the public address %s',
    async (address) => {
      expect(await check(address)).toMatchObject({ address })
    },
  )
})

describe('cloud metadata with private targets allowed', () => {
  it.each([
    ['AWS over IPv6', 'fd00:ec2::254'],
    ['Alibaba', '100.100.100.200'],
    ['Oracle', '192.0.0.192'],
    ['169.254.169.254 through NAT64', '64:ff9b::a9fe:a9fe'],
    ['169.254.169.254 through a local NAT64 of /96', '64:ff9b:1::a9fe:a9fe'],
    ['169.254.169.254 through a local NAT64 of /48', '64:ff9b:1:a9fe:a9:fe00::'],
    ['169.254.169.254 through 6to4', '2002:a9fe:a9fe::'],
    ['169.254.169.254 through Teredo', '2001:0:5ef5:79fb:0:0:5601:5601'],
    ['169.254.169.254 IPv4-translated', '::ffff:0:a9fe:a9fe'],
    ['169.254.169.254 IPv4-mapped', '::ffff:a9fe:a9fe'],
    ['169.254.169.254 IPv4-compatible', '::a9fe:a9fe'],
    ['Alibaba through NAT64', '64:ff9b::6464:64c8'],
    ['a link-local address with its zone', 'fe80::1%eth0'],
  ])('refuses %s', async (_, address) => {
    await expect(check(address, true)).rejects.toThrow(TargetRefused)
  })

  it.each(['10.0.0.1', '100.64.0.1', 'fd00::1', '64:ff9b::a00:1', '127.0.0.1', '::1'])(
    'leaves the private address %s reachable',
    async (address) => {
      expect(await check(address, true)).toMatchObject({ address })
    },
  )
})

it('refuses an FTP connector a port that is not for databases or files', async () => {
  const settings = readFtpSettings(
    new Map([
      ['ftp.host', 'files.example.com:6379'],
      ['ftp.username', 'shop'],
      ['ftp.password', 'shell 1'],
      ['ftp.path', '/out'],
    ]),
  )
  const log = { warn: () => {}, info: () => {} } as never
  const rules = { allowPrivateTargets: false, lookup: () => Promise.reject(new Error('looked up')) }
  await expect(connectFtp(settings, rules, ftpLimits, log)).rejects.toThrow(TargetRefused)
})
