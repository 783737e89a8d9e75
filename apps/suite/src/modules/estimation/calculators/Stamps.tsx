import { planStampEntity } from '@plumbline/api/entities/planStamp';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { StampIcon } from '@plumbline/ui/icons';
import { StampPicture } from './StampPicture.tsx';
import { calculatorsMessages } from './messages.ts';

const formProps = {
  given: { image_id: null },
  fields: { image_id: { control: StampPicture } },
};

/** List of stamps for sheets. */
export default function Stamps() {
  return (
    <ResourceList
      entity={planStampEntity}
      icon={StampIcon}
      text={calculatorsMessages.stampsEmpty}
      formProps={formProps}
    />
  );
}
