import { apiPages } from '../http-api/api-pages.ts'
import { type ApiServer, startApiServer } from '../http-api/api-server.ts'
import { type AwsKey, verifySignature } from './aws-signature.ts'
import { type CostAccess, costExplorer, unknownOperation } from './cost-explorer.ts'
import { type CostStore, costStore } from './cost-store.ts'
import { getCallerIdentity } from './security-token-service.ts'

/** An account at AWS, and two services that have different hosts. */
export type Aws = {
  /** Cost Explorer. AWS charges for its successful responses. */
  readonly costs: ApiServer
  /** The Security Token Service. */
  readonly sts: ApiServer
  readonly store: CostStore
  readonly keys: AwsKey[]
  readonly access: CostAccess
  stop(): Promise<void>
}

export type AwsOptions = {
  clock?: () => Date
  keys?: readonly AwsKey[]
  /** The region that requests must be signed for. */
  region?: string
  /** How many pages grouped results have. */
  pageCount?: number
}

/** Starts Cost Explorer and the Security Token Service on loopback. Both check every signature. */
export async function startAws(options: AwsOptions = {}): Promise<Aws> {
  const { clock = () => new Date(), region = 'us-east-1', pageCount = 2 } = options
  const keys = [...(options.keys ?? [])]
  const store = costStore()
  const pages = apiPages()
  const access: CostAccess = { isSwitchedOn: true, isAllowed: true, hasData: true }
  const explore = costExplorer({ store, pages, pageCount, access, clock })
  const expected = (service: string) => ({ keys, service, region, now: clock() })
  const refusalOf = () => unknownOperation().response
  const costs = await startApiServer({
    clock,
    pages,
    refusalOf,
    routes: [
      {
        method: 'POST',
        path: '/',
        handle: (request) => explore(request, verifySignature(request, expected('ce'))),
      },
    ],
  })
  const sts = await startApiServer({
    clock,
    refusalOf,
    routes: [
      {
        method: 'POST',
        path: '/',
        handle: (request) => getCallerIdentity(request, verifySignature(request, expected('sts')), clock()),
      },
    ],
  })
  const stop = async () => void (await Promise.all([costs.stop(), sts.stop()]))
  return { costs, sts, store, keys, access, stop }
}
