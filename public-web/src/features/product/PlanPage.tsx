/** A plan at its own address: what search engines read, and its tab. */
import { Link, Outlet, useLocation, useOutletContext, useSearchParams } from 'react-router-dom';
import { canonicalOfTab, tabNamed, tabOfPath, tabPath } from '../../domain/plan-tabs.ts';
import { crumbsAt } from '../../domain/product-crumbs.ts';
import { keepsFocus } from '../../routing/keeps-focus.ts';
import { type PlanData } from '../../routing/plan-data.ts';
import { breadcrumbData, productData } from '../../seo/json-ld.ts';
import { JsonLd } from '../../seo/JsonLd.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { useSite } from '../../site.ts';
import { PlanLayout } from './PlanLayout.tsx';
import { sharedQuery, useSharedProfile } from '../../profile/use-shared-profile.ts';

const Head = ({
  plan: { product },
  tab,
}: {
  readonly plan: PlanData;
  readonly tab: ReturnType<typeof tabNamed>;
}) => {
  const { seoTitle, seoDescription, seoImage } = product.insuranceMetadata.metadata;
  const name = `${product.displayName} de ${product.organization.displayName}`;
  return (
    <PageHead
      title={tab.name === 'summary' ? (seoTitle ?? name) : `${tab.title} de ${name}`}
      description={seoDescription ?? product.description}
      image={seoImage}
      canonical={canonicalOfTab(product.url, tab.name)}
    />
  );
};

export const PlanPage = () => {
  const plan = useOutletContext<PlanData>();
  const { product } = plan;
  const { origin } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const shared = useSharedProfile();
  const tab = tabOfPath(product.url, pathname) ?? tabNamed('summary');
  return (
    <>
      <Head plan={plan} tab={tab} />
      <JsonLd data={productData(product, origin)} />
      <JsonLd data={breadcrumbData(crumbsAt(product, pathname), origin)} />
      <PlanLayout
        plan={plan}
        tab={tab.name}
        shared={shared}
        linkTo={(to, link) => (
          <Link
            to={tabPath(product.url, to) + sharedQuery(query)}
            state={keepsFocus}
            preventScrollReset
            {...link}
          />
        )}
      >
        <Outlet context={plan} />
      </PlanLayout>
    </>
  );
};
