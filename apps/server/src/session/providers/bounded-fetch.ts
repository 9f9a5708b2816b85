import type { CustomFetch } from 'openid-client'

const MOST_BYTES = 256 * 1024

/** A fetch that gives up on an answer larger than any a provider has reason to send. */
export const boundedFetch: CustomFetch = async (url, options) => {
  // openid-client hands over what fetch takes; only its own type for the body is narrower.
  const answer = await fetch(url, options as RequestInit)
  const body = answer.body && (await read(answer.body))
  return new Response(body, { status: answer.status, headers: answer.headers })
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Blob> {
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
