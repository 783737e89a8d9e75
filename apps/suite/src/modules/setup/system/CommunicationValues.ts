/** Values of the form of a communication template. */
export interface CommunicationValues {
  code: string;
  module: string;
  group: string;
  desc: string;
  email: boolean;
  sms: boolean;
  subject: string;
  body: string;
  sms_text: string;
}
