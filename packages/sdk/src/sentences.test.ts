import { describe, expect, it } from 'vitest'
import { accountMessages } from './account/account.messages.ts'
import { xero2sqlMessages } from './xero2sql/xero2sql.messages.ts'

// Sentences that no rule produces. They must not change.

const { resetRequest } = accountMessages

describe('the captcha’s messages', () => {
  it('when it fails [ERR-13]', () => {
    expect(resetRequest.captchaError).toBe('reCAPTCHA error occurred. Please refresh the page and try again.')
  })

  it('when it has expired [ERR-14]', () => {
    expect(resetRequest.captchaExpired).toBe('reCAPTCHA expired. Please complete the verification again.')
  })
})

describe('the Xero to SQL messages', () => {
  it.each([
    [
      'ERR-44, XSYNC-13',
      xero2sqlMessages.syncStarted,
      'Your sync has started successfully. Typically this will take 5-15 minutes...',
    ],
    [
      'ERR-45',
      xero2sqlMessages.assignFailed,
      'There was a problem with trying to assign the selected connectors. Please try again, but if the problem persists, please contact the provider.',
    ],
    ['ERR-26', xero2sqlMessages.credentialsSaved, 'Success!'],
    ['XSYNC-04', xero2sqlMessages.lastSyncStarted, 'Last on demand sync started on'],
    ['XSYNC-04', xero2sqlMessages.never, 'never'],
    ['XSYNC-08', xero2sqlMessages.loadingProducts, 'Loading products'],
    [
      'XSYNC-09',
      xero2sqlMessages.noProducts,
      'No products registered. Please contact the provider in order to link your Xero2SQL Entities to your portal account.',
    ],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified)
  })
})
