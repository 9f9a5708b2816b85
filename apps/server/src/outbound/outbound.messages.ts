import { englishOf } from '@tributary/sdk/common'
import { runsMessages } from '@tributary/sdk/connectors'

const { causes, remedies } = englishOf(runsMessages)

/** Sentences about forbidden addresses. The SDK translates them. */
export const outboundMessages = {
  privateAddress: causes['private-address'](),
  privateTarget: causes['target-private-address'](),
  /** Which setting allows private addresses, for those who operate the installation. */
  allowPrivate: remedies.allowPrivate,
} as const
