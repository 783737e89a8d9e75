import { planStampKind } from '@plumbline/api/kinds/planStamp';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { StampIcon } from '@plumbline/ui/icons';
import { StampPicture } from './StampPicture.tsx';

const formProps = {
  given: { image_id: null },
  fields: { image_id: { control: StampPicture } },
};

/** The stamps that estimators put on sheets. */
export default function Stamps() {
  return (
    <KindList
      kind={planStampKind}
      icon={StampIcon}
      text="A stamp is put on a sheet with its date, name and numbers filled in: reviewed, void, addendum; or with a picture, such as the company’s own stamp."
      formProps={formProps}
    />
  );
}
