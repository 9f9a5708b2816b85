/** The URLs of the videos in the guide to the Excel connector; null for a video that does not exist. */
export type ExcelGuide = {
  /** The video for Microsoft 365 accounts. */
  microsoft365Video: string | null
  /** The video for the Excel 365 add-in. */
  excel365Video: string | null
}
