/** What a visitor agrees to who sends a design. */
export const enquiry = {
  consent:
    'I agree that {{brand}} receives my contact details, my message and this design, and uses them to answer my request.',
} as const
