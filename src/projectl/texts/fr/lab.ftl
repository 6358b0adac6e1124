# The laboratory: environments for agents.

lab-closed = Cet environnement est fermé. Créez-en un nouveau.
lab-not-begun = Commencez par reset.
lab-no-records = Les parties ne sont conservées comme enregistrements que sur demande : records=True.
lab-unknown = { $name } est l’un de { $known }, pas { $found }.
lab-action-illegal = Partie { $game } : l’action { $action } n’y est pas permise. Le masque indique lesquelles le sont.
lab-action-missing = { $agent } peut agir, et son action manque. Son masque indique ce qui est permis.
lab-action-shape = Il faut une action par partie, un tableau de forme ({ $wanted },), pas { $found }.
lab-action-type = Les actions sont des nombres entiers, pas { $found }.
lab-seed = Une graine est un nombre entier de 0 à 2^62 - 1, pas { $found }.
lab-seeds-count = Il faut une graine pour chacune des parties ({ $wanted }) ; il y en a { $found }.
