/** The URLs of the videos in the guide to the Excel connector; null for a video that does not exist. */
export type ExcelGuide = { microsoft365Video: string | null; excel365Video: string | null }
