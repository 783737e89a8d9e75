import { accountKind } from '@plumbline/api/kinds/account';
import { contactKind } from '@plumbline/api/kinds/contact';
import { leadKind } from '@plumbline/api/kinds/lead';
import { opportunityKind } from '@plumbline/api/kinds/opportunity';
import { ReportsScreen } from '@plumbline/app-kit/report/ReportsScreen';
import { crmReports } from './reports.ts';

const kinds = [opportunityKind, accountKind, leadKind, contactKind];

export default function Reports() {
  return <ReportsScreen module="crm" route="crm-report" kinds={kinds} standard={crmReports} />;
}
