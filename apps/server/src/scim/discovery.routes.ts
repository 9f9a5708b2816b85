import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './protocol/discovery.ts'
import { scimSchemas } from './protocol/scim-schemas.ts'
import { SCIM_PATH } from './resource.ts'
import { sendScim } from './send-scim.ts'

type Described = { id: string }

/** Mounts the documents with which a program learns what the server can do (RFC 7644, section 4). */
export function discoveryRoutes(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  const base = `${config.publicUrl.origin}${SCIM_PATH}`
  const options = { config: { level: 2 } } as const
  app.get('/ServiceProviderConfig', options, async (_, reply) => sendScim(reply, serviceProviderConfig(base)))
  mountList('/ResourceTypes', resourceTypes(base))
  mountList('/Schemas', schemas(base))

  function mountList(path: string, items: readonly Described[]) {
    const list = {
      schemas: [scimSchemas.list],
      totalResults: items.length,
      startIndex: 1,
      itemsPerPage: items.length,
      Resources: items,
    }
    app.get(path, options, async (_, reply) => sendScim(reply, list))
    app.get<{ Params: { id: string } }>(`${path}/:id`, options, async ({ params }, reply) => {
      const item = items.find(({ id }) => id === params.id)
      if (!item) throw notFound()
      return sendScim(reply, item)
    })
  }
}
