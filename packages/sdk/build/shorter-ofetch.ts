/** Functions of ofetch with what they do for the client, which sends and reads text and makes its own errors. */
const shorter: Record<string, string> = {
  onError: 'throw context.error',
  isPayloadMethod: 'return false',
  detectResponseType: "return 'text'",
  resolveFetchOptions: 'return { ...input, headers: new Headers(input.headers) }',
  callHooks: '',
}

/** Options of ofetch that the client never sets, so that minifiers leave out what they do. */
const unset = /\bcontext\.options\.(on[A-Z]\w+|baseURL|query|params|timeout|parseResponse)\b/g

/** Ways to read a response and to create a fetch that the client does not use. */
const unusedParts =
  /^ +case "(json|stream)": \{\n[\s\S]*?break;\n +\}\n|^ +\$fetch\.(native|create) = [\s\S]*?\);\n/gm

/** Replaces the bodies of functions. Fails if one is missing, as after an upgrade. */
export const shorterOfetch = (source: string) =>
  Object.entries(shorter).reduce(
    (left, [name, body]) => {
      const found = new RegExp(
        `^(( *)(async )?function ${name}\\(.*\\) \\{\\n)[\\s\\S]*?(?=\\n\\2\\}\\n)`,
        'm',
      )
      if (!found.test(left)) throw new Error(`ofetch has no function ${name}.`)
      return left.replace(found, `$1${body}`)
    },
    source
      .replace(unusedParts, '')
      .replace(unset, 'void 0')
      .replaceAll('context.options.ignoreResponseError', 'true'),
  )
