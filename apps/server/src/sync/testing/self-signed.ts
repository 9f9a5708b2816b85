import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/** Creates a self-signed certificate for 127.0.0.1 and its key. */
export function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-tls-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  const files = ['-keyout', keyFile, '-out', certFile, '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...name, ...files], { stdio: 'ignore' })
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs work while this process trusts one more certificate. */
export async function trusting<T>(cert: string, work: () => Promise<T>): Promise<T> {
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, cert])
  try {
    return await work()
  } finally {
    setDefaultCACertificates(usual)
  }
}
