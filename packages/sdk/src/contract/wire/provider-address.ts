import * as z from 'zod/mini'
import { text } from './fields.ts'

/** The address of a provider, `{url}` on the wire. */
export const providerAddress = /* @__PURE__ */ z.codec(
  /* @__PURE__ */ z.looseObject({
    /** The address at the provider to open in the browser. */
    url: text,
  }),
  /* @__PURE__ */ z.string(),
  {
    decode: (wire) => wire.url,
    encode: (url) => ({ url }),
  },
)
