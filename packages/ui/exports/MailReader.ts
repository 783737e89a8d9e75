export {
  MailReader,
  type MailActions,
  type MailFile,
  type MailLink,
  type MailMessage,
  type MailPerson,
  type MailReaderProps,
} from '../src/patterns/MailReader/MailReader.tsx';
