import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const DAY = 24 * 60 * 60_000

/** Creates a key and a self-signed certificate for this machine. */
export function selfSignedCertificate(now = new Date()): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, oid('550403'), der(0x0c, Buffer.from('localhost')))))
  const lasts = [now.getTime() - DAY, now.getTime() + 3650 * DAY]
  const content = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    der(SEQUENCE, ...lasts.map((at) => der(0x18, Buffer.from(generalTime(new Date(at)))))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, alternativeNames())),
  )
  const signature = sign('sha256', content, privateKey)
  const whole = der(SEQUENCE, content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const ecdsaWithSha256 = der(SEQUENCE, oid('2a8648ce3d040302'))

/** For localhost and 127.0.0.1. */
function alternativeNames() {
  const names = der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  return der(SEQUENCE, oid('551d11'), der(0x04, names))
}

const generalTime = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`

/** Encodes an ASN.1 value: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length
  const written =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...written]), content])
}
