/** The events that people can be alerted of. */
export const alertEvents = [
  'refresh.failed',
  'refresh.stuck',
  'authorisation.needed',
  'approval.waiting',
] as const

/** An event that people can be alerted of. */
export type AlertEvent = (typeof alertEvents)[number]

/** How soon alerts are sent: immediately, if the problem lasts, or once a day. */
export const alertPaces = ['immediately', 'delayed', 'daily'] as const

/** One of {@link alertPaces}. */
export type AlertPace = (typeof alertPaces)[number]

/** The limits of alerts: minutes of a delay, and channels of an organisation. */
export const alertLimits = { delayMinutes: 1_440, channels: 10, name: 60, url: 2_000 } as const

/** The hours in which a user gets no alerts, as times of a day: `22:00` to `07:00`. */
export type QuietHours = {
  /** The beginning, `HH:MM`. */
  from: string
  /** The end, `HH:MM`. Earlier than the beginning if it is on the next day. */
  to: string
}

/** Which alerts a user gets by mail, and when. */
export type AlertSettings = {
  /** The events; empty for no alerts. */
  events: AlertEvent[]
  /** The connectors that count: those assigned to the user, or all that the user may see. */
  connectors: 'mine' | 'all'
  /** How soon alerts are sent. */
  pace: AlertPace
  /** How long a problem must last before a delayed alert, in minutes. */
  delayMinutes: number
  /** The time of daily alerts, `HH:MM`. */
  dailyAt: string
  /** The hours without alerts; null for none. Daily alerts ignore them. */
  quiet: QuietHours | null
  /** The time zone of these times, e.g. `Europe/Copenhagen`. */
  zone: string
}

/** The settings of a user who has not changed them: no alerts. */
export const noAlerts: AlertSettings = {
  events: [],
  connectors: 'mine',
  pace: 'immediately',
  delayMinutes: 15,
  dailyAt: '08:00',
  quiet: null,
  zone: 'UTC',
}

/** The chat systems that alerts can be posted to. */
export const alertChannelKinds = ['slack', 'teams'] as const

/** One of {@link alertChannelKinds}. */
export type AlertChannelKind = (typeof alertChannelKinds)[number]

/** A channel of a chat system that gets the alerts of an organisation. Its address is a secret. */
export type AlertChannel = {
  /** Its id. */
  id: string
  /** The name on screen. */
  name: string
  /** The chat system. */
  kind: AlertChannelKind
  /** The host of the address. The rest is a secret. */
  host: string
  /** The events to post. */
  events: AlertEvent[]
  /** Why the latest message could not be posted; null if it was. */
  error: string | null
}
