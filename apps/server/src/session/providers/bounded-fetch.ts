import type { CustomFetch } from 'openid-client'
import { type Dispatcher, fetch, type RequestInit } from 'undici'

const MOST_BYTES = 256 * 1024

/** A fetch that rejects a response larger than a provider needs to send. */
export async function boundedFetch(
  url: string,
  options: Parameters<CustomFetch>[1],
  dispatcher?: Dispatcher,
): Promise<Response> {
  // openid-client passes valid fetch options; only its type for the body differs.
  const response = await fetch(url, { ...(options as RequestInit), ...(dispatcher && { dispatcher }) })
  const body = response.body && (await read(response.body))
  return new Response(body, { status: response.status, headers: [...response.headers] })
}

async function read(stream: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest of the body.
    if (size > MOST_BYTES) throw new Error('The provider’s answer is too large.')
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}
