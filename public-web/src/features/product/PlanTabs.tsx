/** The tabs of a plan, each a link to a page of its own; a phone has room for three, and a menu for the others. */
import { type ReactNode } from 'react';
import { mostTabsOnAPhone, type PlanTab, type TabName } from '../../domain/plan-tabs.ts';
import { TabIcon } from './TabIcon.tsx';
import './PlanTabs.css';

type PlanTabsProps = {
  readonly tabs: readonly PlanTab[];
  readonly current: TabName;
  /** Of whoever shows them: a page or a modal. */
  readonly linkTo: (
    tab: PlanTab,
    link: { readonly children: ReactNode; readonly 'aria-current'?: 'page' },
  ) => ReactNode;
};

const moreId = 'mas-fichas';

export const PlanTabs = ({ tabs, current, linkTo }: PlanTabsProps) => {
  const item = (tab: PlanTab): ReactNode => {
    const words = (
      <>
        <TabIcon name={tab.name} />
        {tab.title}
        {tab.highlight && <small>{tab.highlight}</small>}
      </>
    );
    return (
      <li key={tab.name}>
        {tab.isDisabled ? (
          <span className="plan-tab" aria-disabled="true">
            {words}
          </span>
        ) : (
          linkTo(tab, { children: words, ...(tab.name === current && { 'aria-current': 'page' }) })
        )}
      </li>
    );
  };
  const more = tabs.slice(mostTabsOnAPhone);
  const hidden = more.find(({ name }) => name === current);
  return (
    <nav className="plan-tabs" aria-label="Fichas del plan">
      <ul>{tabs.map(item)}</ul>
      {more.length > 0 && (
        <div className="plan-tabs-more">
          <button
            type="button"
            className={hidden ? 'plan-tab plan-tab-current' : 'plan-tab'}
            popoverTarget={moreId}
          >
            {hidden?.title ?? 'Ver más'}
          </button>
          {/* The links inside are what is operated; the click only closes what they stand in. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div id={moreId} popover="auto" onClick={(event) => event.currentTarget.hidePopover()}>
            <ul>{more.map(item)}</ul>
          </div>
        </div>
      )}
    </nav>
  );
};
