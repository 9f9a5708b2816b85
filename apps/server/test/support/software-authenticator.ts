import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Created, Used } from '../../src/security/webauthn.ts'

/** What a device signs for, and how a faulty or hostile one differs from that. */
export type Ceremony = {
  challenge: string
  rpId: string
  /** The address of the page. */
  origin?: string
  /** Whether the device has checked its user by fingerprint, face or PIN. */
  verified?: boolean
  /** How often the key was used, this time included; zero for a device that does not count. */
  counter?: number
  /** Whether the page is in a frame of another site. */
  crossOrigin?: boolean
}

/** A device with one discoverable P-256 key, as WebAuthn level 3 describes it, with attestation "none". */
export type SoftwareAuthenticator = {
  create(ceremony: Ceremony & { userHandle: string }): Created
  use(ceremony: Ceremony & { userHandle?: string | null }): Used
}

const ORIGIN = 'https://portal.example'
const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40]

export function softwareAuthenticator(): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let account: string | null = null
  return {
    create({ userHandle, ...ceremony }) {
      account = userHandle
      const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey(publicKey)])
      const data = authenticatorData(ceremony, HAS_CREDENTIAL, credential)
      const attestation = cborMap(
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap()],
        [cborText('authData'), cborBytes(data)],
      )
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    use({ userHandle = account, ...ceremony }) {
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony, 0)
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle,
      }
    },
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

const clientData = (type: string, { challenge, origin = ORIGIN, crossOrigin = false }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))

function authenticatorData(
  { rpId, verified = true, counter = 0 }: Ceremony,
  more: number,
  rest = Buffer.alloc(0),
): Buffer {
  const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | more
  return Buffer.concat([sha256(rpId), uint(flags, 1), uint(counter, 4), rest])
}

/** The public key in the format of COSE (RFC 9053): an elliptic curve, ES256, P-256 and both coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap(
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  )
}

// The part of CBOR (RFC 8949) that is needed here.

const uint = (value: number, bytes: 1 | 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return uint((major << 5) | value, 1)
  return value < 256
    ? Buffer.concat([uint((major << 5) | 24, 1), uint(value, 1)])
    : Buffer.concat([uint((major << 5) | 25, 1), uint(value, 2)])
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (...entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
