/** Texts of the assistant screens. */
export const assistantMessages = {
  countOfTotal: (count: number, count2: string) => `${count} of ${count2}`,
  answerText: (message: string) => `${message} You don’t have access to it.`,
  assistant: 'Assistant',
  assistantWelcome:
    'Ask about your records: counts, lists, totals, rankings and due dates. Type “help” for examples.',
  startOver: 'Start over',
  thisClearsTheConversationYourRecords: 'This clears the conversation. Your records are not affected.',
  askTheAssistant: 'Ask the assistant',
  workDrive: 'Work Drive',
  openAsList: 'Open as list',
};
