/** Texts of the assistant screens. */
export const assistantMessages = {
  rowCount: (shown: number, total: string) => `${shown} of ${total}`,
  answerWithoutAccess: (message: string) => `${message} You don’t have access to it.`,
  assistant: 'Assistant',
  assistantWelcome:
    'Ask about your records: counts, lists, totals, rankings and due dates. Type “help” for examples.',
  startOver: 'Start over',
  startOverConfirm: 'This clears the conversation. Your records are not affected.',
  askTheAssistant: 'Ask the assistant',
  openAsList: 'Open as list',
};
