import { accountEntity } from '@plumbline/api/entities/account';
import { contactEntity } from '@plumbline/api/entities/contact';
import { leadEntity } from '@plumbline/api/entities/lead';
import { opportunityEntity } from '@plumbline/api/entities/opportunity';
import { ReportsScreen } from '@plumbline/app-kit/report/ReportsScreen';
import { crmReports } from './reports.ts';

const kinds = [opportunityEntity, accountEntity, leadEntity, contactEntity];

export default function Reports() {
  return <ReportsScreen module="crm" route="crm-report" entities={kinds} standard={crmReports} />;
}
