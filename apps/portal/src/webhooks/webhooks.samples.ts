/** A webhook as the server sends it. */
export const webhookRow = (facts: object = {}) => ({
  ...{ Id: 'stock', Name: 'Stock system', Url: 'https://hooks.example/', Events: ['refresh.failed'] },
  ...{ Connectors: null, Active: true, Fault: null, FailingSinceUtc: null, PreviousSecretUntilUtc: null },
  CreatedAtUtc: '2026-11-21T07:00:00Z',
  LastDelivery: null,
  ...facts,
})

/** A delivery as the server sends it. */
export const deliveryRow = (facts: object = {}) => ({
  ...{ Id: 'd-1', Event: 'refresh.failed', State: 'failed', CreatedAtUtc: '2026-11-21T07:30:00Z' },
  ...{ Attempts: 10, AttemptedAtUtc: '2026-11-21T07:30:00Z', NextAttemptAtUtc: null },
  ...{ ResponseStatus: 500, ResponseBody: '<b>broken</b>', DurationMs: 12, Error: 'It failed.', Body: '{}' },
  ...facts,
})

/** A successful write as the server sends it. */
export const writtenRow = (data: unknown, message = 'Done.') => ({ status: 200, message, error: null, data })
