import { ApiRefusal, type ApiRequest, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiPages } from '../http-api/api-pages.ts'
import { type AwsKey, type SignatureProblem, userArn } from './aws-signature.ts'
import { costPages } from './cost-pages.ts'
import { CostRefusal, readCostQuery } from './cost-query.ts'
import { costReport } from './cost-report.ts'
import type { CostStore } from './cost-store.ts'
import { signatureError } from './signature-errors.ts'

const TARGET = 'AWSInsightsIndexService.GetCostAndUsage'
const JSON_TYPE = 'application/x-amz-json-1.1'

/** The settings of an account that decide who may read its costs. */
export type CostAccess = {
  /** Whether Cost Explorer is switched on for the account. */
  isSwitchedOn: boolean
  /** Whether the policy of the users allows `ce:GetCostAndUsage`. */
  isAllowed: boolean
  /** False in the first day of an account. */
  hasData: boolean
}

type Tools = { store: CostStore; pages: ApiPages; pageCount: number; access: CostAccess; clock: () => Date }

/** Responds to GetCostAndUsage. */
export function costExplorer({ store, pages, pageCount, access, clock }: Tools) {
  const paged = costPages(pages, pageCount)

  function getCostAndUsage({ headers, body }: ApiRequest, signer: AwsKey | SignatureProblem): ApiResponse {
    if (headers['x-amz-target'] !== TARGET || headers['content-type'] !== JSON_TYPE) throw unknownOperation()
    if ('problem' in signer) throw new CostRefusal(...signatureError(signer, clock()))
    refuseAccess(access, signer)
    const query = readCostQuery(body, clock())
    const { GroupBy: GroupDefinitions, NextPageToken: token } = query
    const page = token ? paged.next(query, token) : paged.first(query, costReport(store, query))
    const json = { ...(GroupDefinitions && { GroupDefinitions }), ...page, DimensionValueAttributes: [] }
    return { headers: { 'content-type': JSON_TYPE }, json }
  }

  return (request: ApiRequest, signer: AwsKey | SignatureProblem): ApiResponse => {
    try {
      return getCostAndUsage(request, signer)
    } catch (error) {
      throw error instanceof CostRefusal ? new ApiRefusal(refusal(error)) : error
    }
  }
}

export const unknownOperation = () => new ApiRefusal({ status: 404, text: '<UnknownOperationException/>' })

function refuseAccess({ isSwitchedOn, isAllowed, hasData }: CostAccess, key: AwsKey) {
  const denied = (message: string) => new CostRefusal('AccessDeniedException', message)
  if (!isSwitchedOn) throw denied('User not enabled for cost explorer access')
  if (!isAllowed) throw denied(`User: ${userArn(key)} is not authorized to perform: ce:GetCostAndUsage`)
  if (!hasData) throw new CostRefusal('DataUnavailableException', 'Data is not available.')
}

/** AWS writes the name of the service before the name of the error. */
const refusal = ({ type, message }: CostRefusal): ApiResponse => ({
  status: 400,
  headers: { 'content-type': JSON_TYPE },
  json: { __type: `com.amazonaws.ce#${type}`, message },
})
