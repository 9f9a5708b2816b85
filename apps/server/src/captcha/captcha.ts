import type { CaptchaKind } from '@tributary/domain'

/** A puzzle that costs a person or a browser some work; whoever solved it says so once. */
export type Captcha = {
  /** What the portal has to show. */
  readonly kind: CaptchaKind
  /** A puzzle to solve; 400 where somebody else makes them. */
  challenge(now: Date): Promise<Record<string, unknown>>
  /** What a solution was found for, or nothing when it is none, was altered, or came too late. */
  solved(token: string, now: Date): Promise<Solved | undefined>
}

/** A puzzle by its hash, and until when its solution would be taken again if that were not noted. */
export type Solved = { challengeHash: string; expiresAt: Date }

/** Tells whoever runs this that something is not right. */
export type Warn = (fields: object, message: string) => void
