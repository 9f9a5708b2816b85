import type { CustomFetch } from 'openid-client'
import { type Dispatcher, fetch, type RequestInit } from 'undici'

const MOST_BYTES = 256 * 1024

/** A fetch that rejects a response larger than any a provider has reason to send. */
export async function boundedFetch(
  url: string,
  options: Parameters<CustomFetch>[1],
  dispatcher?: Dispatcher,
): Promise<Response> {
  // openid-client passes what fetch accepts; only its own type for the body is narrower.
  const response = await fetch(url, { ...(options as RequestInit), ...(dispatcher && { dispatcher }) })
  const body = response.body && (await read(response.body))
  return new Response(body, { status: response.status, headers: [...response.headers] })
}

async function read(stream: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    // Leaving the loop cancels what is still to come.
    if (size > MOST_BYTES) throw new Error('The provider’s answer is too large.')
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}
