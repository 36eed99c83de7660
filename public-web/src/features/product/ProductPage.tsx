/** A plan: what it costs, what it covers, and the way to ask for it. */
import { productCrumbs } from '../../domain/product-crumbs.ts';
import { requestPath } from '../../domain/product-paths.ts';
import { requestWords } from '../../domain/request-words.ts';
import { useProduct } from '../../routing/product-scope.tsx';
import { breadcrumbData, productData } from '../../seo/json-ld.ts';
import { JsonLd } from '../../seo/JsonLd.tsx';
import { PageHead } from '../../seo/PageHead.tsx';
import { useSite } from '../../site.ts';
import { DemoBadge } from '../../ui/Badge.tsx';
import { BenefitList } from '../../ui/BenefitList.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Price, whoIsPriced } from '../../ui/Price.tsx';
import { Steps } from '../../ui/Steps.tsx';
import './ProductPage.css';

const afterwards = [
  { title: 'Nos dices cómo ubicarte', text: 'Nombre, correo y teléfono. El documento puede esperar.' },
  { title: 'Un ejecutivo revisa tu solicitud', text: 'Ve el plan que elegiste y lo que nos hayas contado.' },
  { title: 'Tú decides', text: 'Pedir información no te obliga a contratar.' },
];

export const ProductPage = () => {
  const product = useProduct();
  const { origin } = useSite();
  const crumbs = productCrumbs(product);
  const { seoTitle, seoDescription, seoImage } = product.insuranceMetadata.metadata;
  return (
    <div className="product">
      <PageHead
        title={seoTitle ?? `${product.displayName} de ${product.organization.displayName}`}
        description={seoDescription ?? product.description}
        image={seoImage}
        canonical={product.url}
      />
      <JsonLd data={productData(product, origin)} />
      <JsonLd data={breadcrumbData(crumbs, origin)} />
      <Breadcrumb crumbs={crumbs} />
      <header className="product-head">
        {product.isDemo && <DemoBadge />}
        <h1>{product.displayName}</h1>
        <p className="product-by">
          {product.insuranceType.displayName} de <strong>{product.organization.displayName}</strong>
        </p>
      </header>
      <div className="product-main">
        <p className="product-lead">{product.description}</p>
        <h2>Qué incluye</h2>
        <BenefitList benefits={product.benefits} />
        <h2>Si te interesa</h2>
        <Steps steps={afterwards} />
      </div>
      <aside className="product-offer" aria-label="Precio">
        <Price price={product.price} />
        <p className="product-note">
          {product.isDemo && 'Es un ejemplo: este plan no existe y nadie lo vende. '}
          {whoIsPriced}
        </p>
        <ButtonLink to={requestPath(product.url)}>{requestWords(product)}</ButtonLink>
      </aside>
    </div>
  );
};
